import { expect, test } from 'vitest';
import { answer, exampleTexts } from './answer.ts';
import { readFormulas } from './formulas.server.ts';
import { loadCalculator } from './load-calculator.ts';

const worked = async (slug: string, changed: Record<string, string>) => {
  const { group, inputs } = readFormulas().find((formula) => formula.slug === slug)!;
  const found = answer(await loadCalculator(group, slug), { ...exampleTexts(inputs), ...changed }, inputs);
  return found;
};
const work = async (slug: string, changed: Record<string, string>) => {
  const found = await worked(slug, changed);
  return 'problems' in found ? found.problems : found.working.results;
};
const sumOf = async (slug: string, key: string, changed: Record<string, string>) => {
  const found = await worked(slug, changed);
  return 'working' in found && found.working.steps.find((step) => step.key === key)?.sum;
};

test('half a cent counts as a cent', async () => {
  // 10.10 × 0.5% is 0.0505, and 10.30 × 0.5% is 0.0515.
  expect(await work('commission', { price: '10.10', rate: '5' })).toEqual({ commission: '$0.51' });
  expect(await work('commission', { price: '10.09', rate: '5' })).toEqual({ commission: '$0.50' });
});

test('the parts of a commission add up to it', async () => {
  for (const price of ['100.01', '333.33', '299999.99']) {
    const { brokerage, agent, kept } = await work('agents-share', { price, split: '66.67' });
    const cents = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
    expect(cents(agent) + cents(kept)).toBe(cents(brokerage));
  }
});

test('a price from the net leaves the net', async () => {
  const { price } = await work('price-from-the-sellers-net', { net: '285,000', rate: '5', payoff: '0', costs: '0' });
  expect(price).toBe('$300,000');
  expect(await work('sellers-net-proceeds', { price: '300000', rate: '5', payoff: '0', costs: '0' })).toEqual({
    net: '$285,000',
  });
});

test('losses carry a minus', async () => {
  expect(await work('profit-or-loss', { paid: '250000', sold: '200000' })).toEqual({
    change: '−$50,000',
    percent: '−20%',
  });
  expect(await work('appreciation', { value: '100000', rate: '-10', years: '2' })).toEqual({
    after: '$81,000',
    change: '−$19,000',
  });
});

test('a tax counts a begun unit as a whole one, and a full one once', async () => {
  expect(await work('transfer-tax', { price: '310,000' })).toEqual({ total: '$465' });
  expect(await work('transfer-tax', { price: '310,000.01' })).toEqual({ total: '$465.75' });
});

test('a bill that is paid ahead moves the other way', async () => {
  const { entry } = await work('proration', { paid: 'prepaid' });
  expect(entry).toBe('Credit the seller $1,104.66, debit the buyer $1,104.66');
});

test('the days of a proration are counted month by month', async () => {
  expect(await sumOf('proration', 'sellerDays', { closing: '2028-04-11' })).toBe('31 + 29 + 31 + 10');
  expect(await sumOf('proration', 'sellerDays', { closing: '2027-01-01', owner: 'seller' })).toBe('1');
  expect(await sumOf('proration-360-days', 'sellerDays', { closing: '2027-08-31', owner: 'seller' })).toBe(
    '7 × 30 + 30',
  );
});

test('inputs that make no sense together are told at their field', async () => {
  expect(await work('loan-balance', { years: '1', made: '13' })).toEqual({
    made: 'Enter 12 payments or fewer: the loan has no more.',
  });
  expect(Object.keys(await work('break-even-months', { after: '1,480' }))).toEqual(['after']);
  expect(Object.keys(await work('tax-depreciation', { land: '330000' }))).toEqual(['land']);
  expect(Object.keys(await work('sections-and-townships', { description: 'Lot 5' }))).toEqual(['description']);
});

test('every calculator bears its smallest and largest numbers without a stray value', async () => {
  for (const { group, slug, inputs } of readFormulas()) {
    const calculator = await loadCalculator(group, slug);
    const { rules } = calculator;
    for (const end of ['least', 'most'] as const) {
      const texts = Object.entries(rules).flatMap(([key, rule]) =>
        'most' in rule ? [[key, `${end === 'most' ? rule.most : (rule.least ?? (rule.whole ? 1 : 0.01))}`]] : [],
      );
      const found = answer(calculator, { ...exampleTexts(inputs), ...Object.fromEntries(texts) }, inputs);
      expect(JSON.stringify(found), `${slug} at its ${end}`).not.toMatch(/NaN|undefined|Infinity|\[object|null/);
    }
  }
});
