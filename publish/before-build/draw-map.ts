import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature, neighbors } from 'topojson-client';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Sprite units per us-atlas pixel: fine enough for Rhode Island at 200 CSS pixels, coarse enough to stay small. */
const UNITS = 20;
/** A point survives if its triangle covers more than this share of the smallest state that uses its border. */
const DETAIL = 0.0011;
/** Islands smaller than this share of their state are left out (Hawaii is all islands and keeps more). */
const SMALLEST_ISLAND = 0.008;

const fipsToCode: Record<string, string> = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA ' +
    '26MI 27MN ' +
    '28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX 49UT 50VT ' +
    '51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

type Point = [number, number];
type WeightedPoint = [number, number, number];
type Geometry = { type: string; id?: string | number; arcs: number[][] | number[][][] };

export type UsMap = {
  /** Width and height of the whole map, in sprite units. */
  size: [number, number];
  /** By postal code: bounding box [x, y, width, height] in sprite units, and the codes of bordering states. */
  states: Record<string, { box: [number, number, number, number]; neighbours: string[] }>;
};

/**
 * Draws the 50 states from us-atlas (US Census boundaries, already in d3-geo's Albers USA projection)
 * into one SVG sprite, a `<path id="CA">` per postal code and a `<g id="US">` around them, all in one coordinate
 * system so that the same shapes serve the map, the tiles and the guides.
 */
export async function drawMap(directory: string): Promise<void> {
  const { sprite, map } = usMap();
  await writeFile(`${directory}/us-map.svg`, sprite);
  await writeFile(`${directory}/us-map.json`, `${JSON.stringify(map)}\n`);
}

export function usMap(): { sprite: string; map: UsMap } {
  const topology = createRequire(import.meta.url)('us-atlas/states-albers-10m.json') as Topology;
  const states = topology.objects.states as GeometryCollection;
  states.geometries = states.geometries.filter((geometry) => fipsToCode[String(geometry.id)]);
  const geometries = states.geometries as unknown as Geometry[];
  const arcs = simplifiedArcs(topology, geometries, areas(topology, states));
  const borders = neighbors(states.geometries);
  const map: UsMap = { size: [975 * UNITS, 610 * UNITS], states: {} };
  const paths = geometries.map((geometry, index) => {
    const code = codeOf(geometry);
    const rings = visibleRings(geometry, arcs);
    const near = (borders[index] ?? []).map((other) => codeOf(geometries[other]!)).toSorted();
    map.states[code] = { box: boundingBox(rings), neighbours: near };
    return `<path id="${code}" d="${rings.map(ringToPath).join('')}"/>`;
  });
  const [width, height] = map.size;
  const sprite =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g ` +
    `id="US">${paths.join('')}</g></svg>\n`;
  return { sprite, map };
}

const codeOf = (geometry: Geometry): string => fipsToCode[String(geometry.id)] ?? '';

const polygonsOf = (geometry: Geometry): number[][][] =>
  geometry.type === 'Polygon' ? [geometry.arcs as number[][]] : (geometry.arcs as number[][][]);

function areas(topology: Topology, states: GeometryCollection): number[] {
  const collection = feature(topology, states);
  return collection.features.map(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon' ? [geometry.coordinates] : (geometry as { coordinates: number[][][][] }).coordinates;
    return polygons.reduce((sum, polygon) => sum + Math.abs(ringArea(polygon[0] as Point[])), 0);
  });
}

/** Every arc is simplified once, by the needs of the smallest state it bounds, so that neighbours still meet. */
function simplifiedArcs(topology: Topology, geometries: Geometry[], stateAreas: number[]): Point[][] {
  const smallest = new Map<number, number>();
  geometries.forEach((geometry, index) => {
    for (const arc of polygonsOf(geometry).flat(2)) {
      const id = arc < 0 ? ~arc : arc;
      smallest.set(id, Math.min(smallest.get(id) ?? Infinity, stateAreas[index]!));
    }
  });
  const weighted = presimplify(topology as never) as unknown as { arcs: WeightedPoint[][] };
  return weighted.arcs.map((points, id) => {
    const threshold = Math.min(1.6, (smallest.get(id) ?? 0) * DETAIL);
    return points
      .filter((point, index) => index === 0 || index === points.length - 1 || point[2] >= threshold)
      .map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)] as Point);
  });
}

function visibleRings(geometry: Geometry, arcs: Point[][]): Point[][] {
  const rings = polygonsOf(geometry).map((polygon) => stitch(polygon[0]!, arcs));
  const total = rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0);
  return rings.filter((ring) => Math.abs(ringArea(ring)) > total * SMALLEST_ISLAND);
}

function stitch(ring: number[], arcs: Point[][]): Point[] {
  const points: Point[] = [];
  for (const arc of ring) {
    const line = arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!;
    points.push(...line.slice(points.length ? 1 : 0));
  }
  return points;
}

function ringArea(ring: Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Outward to tens: fifty boxes stand on the home page, whose last digits nobody would see and no compression packs. */
function boundingBox(rings: Point[][]): [number, number, number, number] {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const down = (value: number): number => Math.floor(value / 10) * 10;
  const up = (value: number): number => Math.ceil(value / 10) * 10;
  const [left, top] = [down(Math.min(...xs)), down(Math.min(...ys))];
  return [left, top, up(Math.max(...xs)) - left, up(Math.max(...ys)) - top];
}

/** Relative integers ("m12 30l4-5-2 7z"): the shortest form that still compresses well. */
function ringToPath(ring: Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps: string[] = [];
  ring.slice(0, -1).forEach(([x, y], index) => {
    if (index && x === lastX && y === lastY) return;
    const [across, down] = index ? [x - lastX, y - lastY] : [x, y];
    const separator = (value: number) => (value < 0 || !steps.length ? '' : ' ');
    steps.push(
      index === 0
        ? `M${across}${down < 0 ? '' : ' '}${down}l`
        : `${steps.length === 1 ? '' : separator(across)}${across}${down < 0 ? '' : ' '}${down}`,
    );
    [lastX, lastY] = [x, y];
  });
  return `${steps.join('')}z`;
}
