import { expect, test } from 'vitest';
import { dayOf360, dayOfYear, daysInMonth, isLeapYear, readDay } from './calendar.ts';
import { Decimal } from './decimal.ts';
import { type DayCount, prorateMonth, prorateYear, type Proration } from './proration.ts';

const day = (text: string) => readDay(text)!;
const shares = ({ sellerShare, buyerShare }: Proration) => [sellerShare.toFixed(2), buyerShare.toFixed(2)];

test('shares by 365 days are those of published examples', () => {
  // EstatePass, exam question: $4,380 a year, closing March 15, the seller owns the day: 74 days, $888.
  const question = prorateYear(Decimal(4380), day('2027-03-15'), 'actual', 'seller');
  expect([question.sellerDays, ...shares(question)]).toEqual([74, '888.00', '3492.00']);
  // EstatePass, "Proration calculations": $3,650, March 15, the seller owns the day: $740.
  expect(shares(prorateYear(Decimal(3650), day('2027-03-15'), 'actual', 'seller'))[0]).toBe('740.00');
  // BiggerPockets forum, a calendar year's taxes with the closing on August 12, the buyer's day: the seller has 223
  // days.
  expect(prorateYear(Decimal('1654.35'), day('2010-08-12'), 'actual', 'buyer').sellerDays).toBe(223);
});

test('shares by 360 days are those of published examples', () => {
  // Real Estate School Chicago, lesson 17.4: $360 a year, August 14, the seller owns the day: 7 months and 14 days,
  // $224.
  expect(shares(prorateYear(Decimal(360), day('2027-08-14'), 'thirty', 'seller'))[0]).toBe('224.00');
  // Freedom Trail Realty School, PSI math: $960 paid ahead, closing March 1, the buyer's day: the seller is credited
  // $800.
  expect(shares(prorateYear(Decimal(960), day('2027-03-01'), 'thirty', 'buyer'))[1]).toBe('800.00');
  // The same page: $1,140 paid ahead, closing April 1, 90 days of the seller: $285 and $855.
  expect(shares(prorateYear(Decimal(1140), day('2027-04-01'), 'thirty', 'buyer'))).toEqual(['285.00', '855.00']);
});

function* daysOf(year: number): Generator<string> {
  for (let month = 1; month <= 12; month++) {
    for (let date = 1; date <= daysInMonth(year, month); date++)
      yield `${year}-${`${month}`.padStart(2, '0')}-${`${date}`.padStart(2, '0')}`;
  }
}

test('the shares add up to the bill on every day of common and leap years, whoever owns the day', () => {
  for (const year of [1900, 2000, 2026, 2028]) {
    for (const closing of daysOf(year)) {
      for (const count of ['actual', 'thirty'] satisfies DayCount[]) {
        for (const owner of ['seller', 'buyer'] as const) {
          for (const split of [
            prorateYear(Decimal('3599.99'), day(closing), count, owner),
            prorateMonth(Decimal('1450.01'), day(closing), count, owner),
          ]) {
            expect(split.sellerDays + split.buyerDays).toBe(split.days);
            expect(Math.min(split.sellerDays, split.buyerDays)).toBeGreaterThanOrEqual(0);
            expect(['3599.99', '1450.01']).toContain(split.sellerShare.plus(split.buyerShare).toFixed(2));
          }
        }
      }
    }
  }
});

test('the day of closing is one day, on either side', () => {
  for (const closing of daysOf(2028)) {
    const [seller, buyer] = (['seller', 'buyer'] as const).map(
      (owner) => prorateYear(Decimal(3600), day(closing), 'actual', owner).sellerDays,
    );
    expect(seller! - buyer!).toBe(1);
  }
});

test('days are counted as the calendar and the banker count them', () => {
  expect([1900, 2000, 2026, 2028, 2100].map(isLeapYear)).toEqual([false, true, false, true, false]);
  expect([dayOfYear(day('2027-12-31')), dayOfYear(day('2028-12-31')), dayOfYear(day('2028-03-01'))]).toEqual([
    365, 366, 61,
  ]);
  expect([dayOf360(day('2027-01-31')), dayOf360(day('2027-03-01')), dayOf360(day('2027-12-31'))]).toEqual([
    30, 61, 360,
  ]);
});

test('what is no day is not read', () => {
  for (const text of [
    '',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '1899-12-31',
    '2200-01-01',
    '9/11/2027',
    '2027-9-1',
  ])
    expect(readDay(text), text).toBeUndefined();
  expect(readDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
});
