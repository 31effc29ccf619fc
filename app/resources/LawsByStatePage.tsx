import { useLoaderData } from 'react-router';
import { pageMeta } from '../frame/page-meta.ts';
import { stateGuide } from '../paths.ts';
import { listStates } from '../states/states.server.ts';
import { resourcePaths } from './resource-paths.ts';
import { ResourceHeader } from './ResourceHeader.tsx';

/** One row a state: its license law as cited, whether that is well sourced, and whom to ask. */
export const loader = () => listStates().map(({ name, slug, law, words }) => ({
  name, slug, citation: law.value?.citation ?? null, doubtful: law.confidence === 'low', regulator: words.regulator,
}));

type Row = ReturnType<typeof loader>[number];

export const meta = () => pageMeta({
  title: 'Real Estate Laws by State',
  description: 'The statute that governs real estate licenses in each of the 50 states, by its citation, with a link to the state’s regulator and sources.',
  path: resourcePaths.lawsByState,
});

export default function LawsByStatePage() {
  const rows = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <ResourceHeader title="Real Estate Laws by State">
        Each state licenses agents and brokers under a law of its own. This table cites that law; the link goes to the
        regulator’s entry in the state’s guide, where the source of the citation is listed.
      </ResourceHeader>
      <div className="scroll mt-10">
        <table className="ledger">
          <caption className="visually-hidden">License law of each state</caption>
          <thead><tr><th scope="col">State</th><th scope="col" className="text-start">License law</th></tr></thead>
          <tbody>{rows.map((row) => <LawRow key={row.slug} row={row} />)}</tbody>
        </table>
      </div>
      <p className="small muted measure mt-6">
        A license law is rarely the whole of it: the regulator’s rules, agency law, fair housing and consumer law sit beside it.
        Laws change, so read the current text on your state’s own site. This page is information and not legal advice.
      </p>
    </div>
  );
}

function LawRow({ row: { name, slug, citation, doubtful, regulator } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="text-start">
        <a href={`${stateGuide(slug)}#regulator`}>{citation ?? `Not confirmed: ask ${regulator}`}</a>
        {citation && doubtful && <span className="doubt"> (unconfirmed)</span>}
      </td>
    </tr>
  );
}
