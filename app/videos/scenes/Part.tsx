import { createContext, type ReactNode, useContext } from 'react';

/** Present while a video is drawn, absent on a page, where everything is there at once. */
export type StageClock = {
  /** How far part number `index` of the picture has appeared, 0 to 1. */
  shown: (index: number) => number;
  /** Where the outlines of the states are: on the stage in the document itself. */
  outlines: string;
};

export const StageContext = createContext<StageClock | null>(null);

type PartProps = { as?: 'li' | 'div' | 'tr' | 'p' | 'g'; index: number; className?: string; children: ReactNode };

/** A part of a picture that appears by itself in the video. */
export function Part({ as: Tag = 'li', index, className, children }: PartProps) {
  const shown = useContext(StageContext)?.shown(index);
  const rise = Tag === 'g' ? undefined : `translateY(${Math.round((1 - (shown ?? 1)) * 14)}px)`;
  return (
    <Tag className={className} style={shown === undefined ? undefined : { opacity: shown, transform: rise }}>
      {children}
    </Tag>
  );
}
