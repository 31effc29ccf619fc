/**
 * The hidden box that a person never sees and a form-filling robot ticks. A box and no text field: browsers fill in
 * text fields by themselves, hidden ones too and whatever `autocomplete` says, but no browser ticks a box. Its one
 * home: React writes it in the newsletter's form, server/forms/honeypot.ts in those of the server.
 */
export const trapBox = { type: 'checkbox', name: 'send_offers', 'aria-hidden': 'true', tabIndex: -1 } as const;

/** It must not be `display: none`, which robots know. */
export const trapBoxClass = 'visually-hidden';
