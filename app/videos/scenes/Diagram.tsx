import { useContext } from 'react';
import type { DiagramLink, DiagramNode, SceneOf } from './lesson.ts';
import { Part, StageContext } from './Part.tsx';

/** Drawn on 900 by 380, so that its letters can be read on a phone 320 pixels wide. */
const columns = [0, 165, 450, 735];
const rows = [0, 62, 314];
const nameSize = 48;
const noteSize = 40;
/** A letter of the serif takes about so much of its size. */
const letterWidth = 0.49;

export function Diagram({ scene: { alternative, nodes, links } }: { scene: SceneOf<'diagram'> }) {
  return (
    <svg className="diagram" viewBox="0 0 900 380" role="img" aria-label={alternative}>
      {links.map((link, index) => (
        <Line key={`${link.from} ${link.to}`} link={link} nodes={nodes} index={index} />
      ))}
      {nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
    </svg>
  );
}

const centerOf = ({ at: [column, row] }: DiagramNode): [number, number] => [columns[column] ?? 0, rows[row] ?? 0];

function Line({
  link: { from, to, says, broken },
  nodes,
  index,
}: {
  link: DiagramLink;
  nodes: DiagramNode[];
  index: number;
}) {
  const clock = useContext(StageContext);
  const [[x1, y1], [x2, y2]] = [from, to].map((end) => centerOf(nodes.find(({ id }) => id === end)!)) as [
    [number, number],
    [number, number],
  ];
  const drawn = clock && !broken ? { strokeDasharray: 1, strokeDashoffset: 1 - clock.shown(index) } : undefined;
  return (
    <Part as="g" index={index}>
      <path
        className={broken ? 'line is-broken' : 'line'}
        d={`M${x1} ${y1}L${x2} ${y2}`}
        pathLength={drawn && 1}
        style={drawn}
      />
      <text
        className={says.length === 1 ? 'sign' : undefined}
        x={(x1 + x2) / 2}
        y={(y1 + y2) / 2 + (says.length === 1 ? 0 : noteSize / 3)}
      >
        {says}
      </text>
    </Part>
  );
}

function Node({ node }: { node: DiagramNode }) {
  const { name, note, strong } = node;
  const [x, y] = centerOf(node);
  const width = Math.max(name.length * nameSize, (note?.length ?? 0) * noteSize) * letterWidth + 56;
  const height = note ? 122 : 88;
  const left = Math.min(Math.max(x - width / 2, 3), 897 - width);
  return (
    <g className={strong ? 'node is-strong' : 'node'}>
      <rect x={left} y={y - height / 2} width={width} height={height} rx="6" />
      <text className="name" x={left + width / 2} y={note ? y - 6 : y + nameSize / 3}>
        {name}
      </text>
      {note && (
        <text x={left + width / 2} y={y + 42}>
          {note}
        </text>
      )}
    </g>
  );
}
