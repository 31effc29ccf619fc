import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The slug in "?state=ohio", for links to take along; empty before hydration, as the built page has no address. */
export function useAskedState(): string {
  const { search } = useLocation();
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(new URLSearchParams(search).get('state') ?? ''), [search]);
  return asked;
}
