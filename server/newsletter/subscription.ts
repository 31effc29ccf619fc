/**
 * The states of a subscription, and what may happen in each. Pure: no clock, no database. It ends in every state, as
 * mail/leave-list.ts says.
 */
import type { SubscriberStatus } from '../db/schema.ts';

/** How long the link in the confirmation mail works. */
export const confirmationLifetimeMilliseconds = 48 * 60 * 60 * 1000;

/**
 * What to write to somebody who signs up. An address that once unsubscribed is asked like a new one and stays
 * unsubscribed until its owner confirms: whoever types it into the form cannot know that, nor change it.
 */
export function answerToSignUp(status: SubscriberStatus): 'ask to confirm' | 'say already subscribed' {
  return status === 'confirmed' ? 'say already subscribed' : 'ask to confirm';
}

type Change = { status: SubscriberStatus; confirmed_at?: string; unsubscribed_at?: string | null };

/** @returns what changes, or null where nothing does: the first consent's time is kept */
export function confirm(status: SubscriberStatus, now: Date): Change | null {
  return status === 'confirmed'
    ? null
    : { status: 'confirmed', confirmed_at: now.toISOString(), unsubscribed_at: null };
}
