/** One request at a time, with what came of it: for buttons that ask the server for something. */
export class Deed {
  busy = $state(false);
  trouble = $state.raw<unknown>(undefined);

  /** Runs `what` unless another still runs; whether it went well. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = undefined;
    try {
      await what();
      return true;
    } catch (why) {
      this.trouble = why;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
