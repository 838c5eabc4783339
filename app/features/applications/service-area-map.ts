/** Miles east (x) and south (y) of the centre. */
export interface MapPoint {
  x: number;
  y: number;
  /** Whether it lies within the radius. */
  inside: boolean;
}

export interface MapCity {
  name: string;
  x: number;
  y: number;
}

/** A service area to be drawn. */
export interface ServiceAreaMap {
  /** "Austin, TX": what the text was understood as. */
  name: string;
  /** IANA name. */
  timeZone: string;
  /** Miles. */
  radius: number;
  /** Miles from the centre to the edge of the picture. */
  reach: number;
  points: MapPoint[];
  cities: MapCity[];
}
