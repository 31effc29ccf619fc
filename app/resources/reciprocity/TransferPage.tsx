import { useSyncExternalStore } from 'react';
import { data } from 'react-router';
import { pageMeta } from '../../frame/page-meta.ts';
import { PageStyle } from '../../frame/PageStyle.tsx';
import { ResourceHeader } from '../../frame/ResourceHeader.tsx';
import { paths, planFor, stateGuide, transferTo } from '../../paths.ts';
import { Sources } from '../../states/guide/Sources.tsx';
import { RichText } from '../../states/RichText.tsx';
import { SourceNote } from '../../states/SourceNote.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { list, plural } from '../../wording/wording.ts';
import type { Part } from '../../wording/rich-text.ts';
import type { Route } from './+types/TransferPage';
import { MilitaryMove } from './MilitaryMove.tsx';
import {
  listTransferPlaces,
  type StateTransfer,
  type TransferGroup,
  writeStateTransfer,
} from './state-transfer.server.ts';
import css from './transfer.css?inline';

/** @throws 404 for a slug that is no state's. */
export function loader({ params }: Route.LoaderArgs) {
  const record = listTransferPlaces().find(({ slug }) => slug === params.slug);
  if (!record) throw data(null, { status: 404 });
  return writeStateTransfer(record);
}

export function meta({ loaderData: transfer }: Route.MetaArgs) {
  if (!transfer) return [];
  const { place, slug } = transfer;
  return pageMeta({
    title: `Transferring a Real Estate License to ${place}`,
    description:
      `Licensed in another state and moving to ${place}? What you skip, what you still need, documents, and costs, ` +
      'by the state your license is from.',
    path: transferTo(slug),
  });
}

export default function TransferPage({ loaderData: transfer }: Route.ComponentProps) {
  const { name, place, slug, kind, summary, groups } = transfer;
  return (
    <div className="page">
      <PageStyle name="transfer" css={css} />
      <ResourceHeader
        title={`Transferring a License to ${place}`}
        trail={[{ name: 'Reciprocity map', path: paths.reciprocity }]}
        here={name}
      >
        {kind && <strong>{kind}. </strong>}
        <RichText parts={summary} />
      </ResourceHeader>
      <div className="transfers mt-8">
        <Origins transfer={transfer} />
        {groups.map((group) => (
          <Group key={group.origins[0]?.slug ?? 'rest'} group={group} transfer={transfer} />
        ))}
        <section className="transfer at-home" aria-label="The same state">
          <h2 id={slug}>Already licensed in {place}?</h2>
          <p className="mt-3">
            Nothing to transfer. <a href={`${stateGuide(slug)}#renewing`}>See how to renew your license</a>.
          </p>
          <Leaving transfer={transfer} />
        </section>
      </div>
      <MilitaryMove place={transfer.place} asked={transfer.asked} />
      <section className="section">
        <h2>Read on</h2>
        <ul className="rows mt-3">
          <li>
            <a href={`${stateGuide(slug)}#regulator`}>Who regulates licenses in {place}</a>
          </li>
          <li>
            <PlanLink transfer={transfer} />
          </li>
          <li>
            <a href={paths.reciprocity}>Reciprocity map: where your license transfers</a>
          </li>
        </ul>
      </section>
      <section className="section-small" aria-labelledby="sources-title">
        <h2 id="sources-title">Sources</h2>
        <Fold id="sources" summary={plural(transfer.sources.length, 'source')}>
          <Sources guide={transfer} />
        </Fold>
      </section>
      <SourceNote />
    </div>
  );
}

/** With the state of the address. Without a script it is chosen there. */
function PlanLink({ transfer: { slug, origins } }: { transfer: StateTransfer }) {
  const fragment = useSyncExternalStore(
    (tell) => {
      addEventListener('hashchange', tell);
      return () => removeEventListener('hashchange', tell);
    },
    () => location.hash.slice(1),
    () => '',
  );
  const from = origins.find((origin) => origin.slug === fragment);
  return from ? (
    <a href={`${planFor(slug)}?from=${from.slug}`}>Make a transfer checklist</a>
  ) : (
    <>
      <a href={planFor(slug)}>Make a transfer checklist</a>: pick the state your license is from
    </>
  );
}

/** For those who named the state that they move away from. */
const Leaving = ({ transfer: { place, slug } }: { transfer: StateTransfer }) => (
  <p className="mt-3">
    Leaving {place}? <a href={`${paths.reciprocity}?from=${slug}`}>Choose where you’re going</a>.
  </p>
);

/** Each link is the address of a pair. The style sheet then shows that pair alone, without a script. */
function Origins({ transfer }: { transfer: StateTransfer }) {
  return (
    <nav className="origins" id="origins" aria-labelledby="origins-title">
      <h2 id="origins-title">Where is your license now?</h2>
      <ul className="mt-3">
        {transfer.origins.map(({ name, slug }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
      <Leaving transfer={transfer} />
    </nav>
  );
}

function Group({ group, transfer: { place, asked } }: { group: TransferGroup; transfer: StateTransfer }) {
  const { origins, isRest, condition, note } = group;
  const label =
    isRest && origins.length > 20
      ? 'any other state'
      : list(
          origins.map(({ name }) => name),
          'or',
        );
  return (
    <section className="transfer">
      <h2>
        From <span className="whole">{label}</span>
        {origins.map(({ name, slug }) => (
          <b key={slug} id={slug}>
            {name}
          </b>
        ))}{' '}
        to {place}
      </h2>
      <p className="change small no-print">
        <a href="#origins">Choose another state</a>
      </p>
      {condition && <p className="mt-3">{condition}</p>}
      {note && <p className="mt-3">{note}</p>}
      <div className="verdicts mt-4">
        <Verdicts title="You skip" of={group.skipped} none={nothingSkipped(group)} />
        <Verdicts title="You still need" of={group.remaining} />
        <Verdicts title={`Ask ${asked}`} of={[...group.requested, ...group.asked]} />
        <Verdicts title="Cost and time for you" of={group.costs} />
      </div>
    </section>
  );
}

function nothingSkipped({ requested, isOpen }: TransferGroup): string {
  if (requested.length > 0) return 'Nothing unless you ask';
  return isOpen ? 'Nothing for certain, so ask first' : 'Nothing';
}

/** `none`: what stands for an empty list; without it, there is no list. */
function Verdicts({ title, of, none }: { title: string; of: Part[][]; none?: string }) {
  if (of.length === 0 && !none) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="rows mt-1">
        {of.length === 0 && <li className="muted">{none}</li>}
        {of.map((parts, index) => (
          // They never move or change: their place is their identity.
          <li key={index}>
            <RichText parts={parts} />
          </li>
        ))}
      </ul>
    </div>
  );
}
