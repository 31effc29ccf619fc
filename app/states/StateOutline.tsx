import mapAddress from '../generated/us-map.svg?url';

/** One state's outline from the shared map, cut out by its own box. `box` is [x, y, width, height] in map units. */
export function StateOutline({ code, box, className }: { code: string; box: number[]; className?: string }) {
  return (
    <svg className={className} viewBox={box.join(' ')} aria-hidden="true">
      <use href={`${mapAddress}#${code}`} strokeWidth={Math.round(Math.max(box[2] ?? 0, box[3] ?? 0) / 60)} />
    </svg>
  );
}

export const outlineAddress = (code: string): string => `${mapAddress}#${code}`;
