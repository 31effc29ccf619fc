/** What a lesson is made of. content/videos/README.md says what an editor writes. */

/** What a viewer is told, and how many parts of the picture appear with it. */
export type Caption = { says: string; shows: number };

export type DiagramNode = {
  id: string;
  name: string;
  note?: string;
  at: [column: number, row: number];
  strong?: boolean;
};
export type DiagramLink = { from: string; to: string; says: string; broken?: boolean };
export type EquationLine = { name: string; sum: string; is: string; wrong?: boolean };
export type Link = { name: string; path: string };

type Told = { seconds: number; heading: string; captions: Caption[] };

export type Scene = Told &
  (
    | { kind: 'title'; text: string }
    | { kind: 'list'; items: string[]; initials?: boolean }
    | { kind: 'steps'; items: string[] }
    | { kind: 'step'; step: number; cost: string; time: string; decides: string }
    | { kind: 'equation'; given: string; lines: EquationLine[]; trap?: string }
    | { kind: 'compare'; left: { name: string; items: string[] }; right: { name: string; items: string[] } }
    | { kind: 'diagram'; alternative: string; nodes: DiagramNode[]; links: DiagramLink[] }
    | { kind: 'table'; columns: string[]; rows: string[][]; best?: number[] }
    | { kind: 'map'; text: string; alternative: string; marked?: string[]; source?: { name: string; url: string } }
    | { kind: 'dialog'; lines: { who: string; says: string; verdict?: 'right' | 'wrong' }[] }
    | { kind: 'caution'; text: string }
    | { kind: 'end'; items: Link[] }
  );

export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

export type Mark = 'steps' | 'math' | 'agency' | 'broker';

export type Lesson = {
  slug: string;
  title: string;
  description: string;
  /** ISO date. */
  published: string;
  /** Among the lessons, from 1. */
  place: number;
  mark: Mark;
  isWebinar?: boolean;
  scenes: Scene[];
};

/** How many parts a picture has that appear one by one. */
export function partsOf(scene: Scene): number {
  switch (scene.kind) {
    case 'title':
    case 'map':
    case 'caution':
      return 1;
    case 'list':
    case 'steps':
    case 'end':
      return scene.items.length;
    case 'step':
      return 3;
    case 'equation':
      return scene.lines.length + (scene.trap ? 1 : 0);
    case 'compare':
      return scene.left.items.length + scene.right.items.length;
    case 'diagram':
      return scene.links.length;
    case 'table':
      return scene.rows.length;
    case 'dialog':
      return scene.lines.length;
  }
}

/** What the list of chapters calls a scene. The first one has the lesson's title on it and asks what it is about. */
export const chapterOf = (scene: Scene): string => (scene.kind === 'title' ? 'The question' : scene.heading);
