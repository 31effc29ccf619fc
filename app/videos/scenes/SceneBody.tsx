import type { Scene } from './lesson.ts';
import { ComparedColumns, Equation, Ledger, StepFacts } from './FactScenes.tsx';
import { Diagram } from './Diagram.tsx';
import { Links, Points, Steps } from './ListScenes.tsx';
import { MarkedMap } from './MarkedMap.tsx';
import { Caution, Dialog } from './SayingScenes.tsx';

/**
 * A scene's picture, the same in the video and on the page. A heading stands above it in both; a title is all heading.
 */
export function SceneBody({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case 'title':
      return null;
    case 'list':
      return <Points scene={scene} />;
    case 'steps':
      return <Steps scene={scene} />;
    case 'step':
      return <StepFacts scene={scene} />;
    case 'equation':
      return <Equation scene={scene} />;
    case 'compare':
      return <ComparedColumns scene={scene} />;
    case 'diagram':
      return <Diagram scene={scene} />;
    case 'table':
      return <Ledger scene={scene} />;
    case 'map':
      return <MarkedMap scene={scene} />;
    case 'dialog':
      return <Dialog scene={scene} />;
    case 'caution':
      return <Caution scene={scene} />;
    case 'end':
      return <Links scene={scene} />;
  }
}
