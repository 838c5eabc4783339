import type { Pin } from '#app/features/directory-search/pins/pin.ts';

/** Pins that stand at one place, or too close to each other to be pressed apart. */
export type PinGroup = {
  /** The same while the first of its pins stays the same. */
  key: string;
  longitude: number;
  latitude: number;
  pins: readonly [Pin, ...Pin[]];
  /** All of them stand at the same place, so that no zoom separates them. */
  isOnePlace: boolean;
};

/** The room a pin takes, in pixels. */
const room = { width: 76, height: 54 };
const tileSize = 512;

/** Groups pins at a zoom. A group stands where its first pin does, so it does not move as others join it. */
export function groupPins(pins: readonly Pin[], zoom: number): PinGroup[] {
  const size = tileSize * 2 ** zoom;
  const groups: { x: number; y: number; pins: [Pin, ...Pin[]] }[] = [];
  for (const pin of pins) {
    const [x, y] = [eastOf(pin.longitude) * size, southOf(pin.latitude) * size];
    const near = groups.find((group) => Math.abs(group.x - x) < room.width && Math.abs(group.y - y) < room.height);
    if (near) near.pins.push(pin);
    else groups.push({ x, y, pins: [pin] });
  }
  return groups.map(({ pins: members }) => {
    const [first] = members;
    const isOnePlace = members.every((pin) => pin.longitude === first.longitude && pin.latitude === first.latitude);
    return { key: first.id, longitude: first.longitude, latitude: first.latitude, pins: members, isOnePlace };
  });
}

/** Returns the smallest rectangle with all pins; undefined without any. */
export function areaOfPins(pins: readonly Pin[]) {
  if (pins.length === 0) return undefined;
  const [longitudes, latitudes] = [pins.map(({ longitude }) => longitude), pins.map(({ latitude }) => latitude)];
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** The cheapest price of these pins as a short text: "$65", "$19.50". */
export function priceText(pins: readonly Pin[]): string | undefined {
  const prices = pins.flatMap(({ price_from: price }) => (price === null ? [] : [Number(price)]));
  if (prices.length === 0) return undefined;
  const least = Math.min(...prices);
  return `$${least.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(least) ? 0 : 2 })}`;
}

/** What a pin shows: a price at a place, how many share it, or how many stand too close together. */
export function pinText({ pins, isOnePlace }: PinGroup): string {
  if (!isOnePlace) return `${pins.length}`;
  return pins.length === 1 ? (priceText(pins) ?? 'Ask') : `${pins.length} here`;
}

/** The name of a pin. Contains what it shows, so that it can be spoken to (WCAG 2.5.3 Label in Name). */
export function pinName({ pins, isOnePlace }: PinGroup): string {
  const price = priceText(pins);
  const from = price === undefined ? '' : `, from ${price}`;
  if (!isOnePlace) return `${pins.length} professionals close together${from}. Zoom in`;
  if (pins.length > 1) return `${pins.length} here${from}: professionals at one place`;
  return price === undefined ? `${pins[0].name}. Ask for a price` : `${pins[0].name}${from}`;
}

/** The share of the Mercator map, from its western edge. */
function eastOf(longitude: number): number {
  return (longitude + 180) / 360;
}

/** The share of the Mercator map, from its northern edge. */
function southOf(latitude: number): number {
  return (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
}
