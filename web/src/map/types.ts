/** A drawn map, and what a game lays on it. The client works nothing out: who borders on whom is the server's affair. */

/** What `charts/*.json` hold; all lengths are pixels of the picture. */
export interface Chart {
  width: number;
  height: number;
  places: ChartPlace[];
  cities: ChartCity[];
  straits: ChartStrait[];
  /** The storm line, as a path. */
  storm?: string;
  /** Lawful neighbours whose shapes do not touch in the drawing: shown as a dotted link. */
  links: [string, string][];
}

export interface ChartPlace {
  id: string;
  kind: 'land' | 'sea';
  /** Where its label goes, and how much room there is around. */
  x: number;
  y: number;
  r: number;
  /** Its outline, as a path. */
  d: string;
  /** Where its town or castle is drawn, of maps whose places have one. */
  seat?: [number, number];
}

export interface ChartCity {
  id: string;
  /** The place it lies in. */
  dukedom: string;
  x: number;
  y: number;
  capital?: boolean;
}

export interface ChartStrait {
  id: string;
  x: number;
  y: number;
  ports: [string, string];
  seas: [string, string];
}

/** The URLs of the picture without text, by day and by candlelight. */
export interface ChartPicture {
  light: string;
  dark: string;
}

/** How a place or a city looks now. By `place.ID`, as options point at it. */
export interface Look {
  name: string;
  /** What a screen reader and the place's tip say besides the name: owner, what stands there, what is possible. */
  said?: string;
  /** The CSS class that sets the colour `--c` of its owner (`s-3`, `empire-france`); none: no wash. */
  tint?: string;
  /** The settlement that is drawn at the place's `seat`, on charts without engraved towns. */
  town?: 'village' | 'town' | 'city';
  /** The seat of a government: its name is set in capitals. */
  capital?: boolean;
  /** Drawn over the wash: besieged, in revolt, plundered. */
  state?: 'siege' | 'revolt' | 'waste';
  /** Glyphs in a small box under its label, with words: buildings, goods. */
  chips?: { glyph: string; name: string; n?: number; off?: boolean }[];
}

/** A piece on the map. What lies at one place is drawn as a stack that opens. */
export interface Mark {
  /** The ref by which options point at it, such as `counter.blue.army.1`; else any unique text. */
  ref: string;
  /** The id of the place, city or strait where it stands. */
  at: string;
  kind: 'army' | 'fleet' | 'caravan' | 'person' | 'toll' | 'siege' | 'sign';
  /** Class for `--c`, and the glyph on it. */
  tint: string;
  glyph?: string;
  /** A number on it: men, steps, coins. */
  n?: number;
  worn?: boolean;
  own?: boolean;
  /** What it is, in words. */
  name: string;
}

/** A line over the map: a trade route, a march. */
export interface Route {
  id: string;
  /** Ids of places and cities, in order. */
  path: string[];
  tint: string;
  /** Not yet closed. */
  dashed?: boolean;
  name: string;
}

export interface Layer {
  id: string;
  title: string;
  glyph: string;
}

/** What `MapView.svelte` takes. What is lit, barred and chosen it asks of the table by itself. */
export interface MapProps {
  chart: Chart;
  picture: ChartPicture;
  /** What the map is called for a screen reader. */
  title: string;
  /** By `place.ID`, land, seas and cities alike. */
  looks: Record<string, Look>;
  marks: Mark[];
  routes?: Route[];
  layers?: Layer[];
  layer?: string;
  onlayer?: (layer: string) => void;
  /** Whether the storm line is drawn. */
  storm?: boolean;
  /** The place or city that comes into view when it changes. */
  focus?: string;
  /** A tap or Enter on a place, a city or a piece of a stack, when no option is there to be chosen by it. */
  onopen?: (ref: string) => void;
}
