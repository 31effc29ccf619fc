import './frame/trusted-types.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const hydrate = (): void => void hydrateRoot(document, <HydratedRouter />);

/** Whether the reader has tapped something that needs the page taken over, or is in a field that does. */
const isWaitedFor = (window.earlyTaps?.length ?? 0) > 0 || document.activeElement !== document.body;

// A transition is done in slices of 5 ms, so that the page can be scrolled meanwhile; on a slow phone that takes twice
// as long. Who waits for an answer waits for the whole.
if (isWaitedFor) hydrate();
else startTransition(hydrate);
