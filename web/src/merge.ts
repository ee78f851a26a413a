/** JSON Merge Patch (RFC 7396) that shares whatever the patch leaves alone, so that unchanged parts are not drawn again. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The document after the patch; neither argument is changed. */
export function merge(doc: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const next: { [key: string]: Json } = isObject(doc) ? { ...doc } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else next[key] = merge(next[key], value);
  }
  return next;
}
