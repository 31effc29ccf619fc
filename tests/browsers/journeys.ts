// Over 250 lines: the journeys that three browsers share, with the ways to wait that they have in common.
/** Journeys through the site, each run in every browser beside Chromium. They begin with nothing saved. */
import { expect } from '@playwright/test';
import { type Browser, hydrate, until } from './browser.ts';

/** `at` makes an address of a path. */
export type Journey = (browser: Browser, at: (path: string) => string) => Promise<void>;

const filterStates: Journey = async (browser, at) => {
  await browser.open(at('/state-guides'));
  await type(browser, '#state-search', 'dakota');
  await until(browser, () => {
    const shown = [...document.querySelectorAll('.tile span')].map((name) => name.textContent);
    return shown.join() === 'North Dakota,South Dakota';
  });
};

const openSourceNote: Journey = async (browser, at) => {
  await browser.open(at('/state-guides/wyoming'));
  await browser.click('main a.mark');
  await until(browser, () => document.querySelector('#source-note:popover-open a[href^="#s"]') !== null);
  await browser.press('Escape');
  await until(browser, () => !document.querySelector('#source-note:popover-open'));
};

const switchTheme: Journey = async (browser, at) => {
  await browser.open(at('/'));
  const background = () => browser.run(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await background();
  await browser.click('[data-theme-switch]');
  await until(browser, (was) => getComputedStyle(document.documentElement).backgroundColor !== was, before);
  const after = await background();
  await browser.reload();
  expect(await background()).toBe(after);
};

const useMenu: Journey = async (browser, at) => {
  await browser.resize(390);
  await browser.open(at('/'));
  await browser.click('.menu-button');
  await until(browser, () => document.querySelector('.menu:popover-open') !== null);
  await browser.click('.menu a[href="/state-guides"]');
  await untilShown(browser, 'h1', 'State-Specific Licensing Guides');
  expect(await browser.run(() => document.querySelector('.menu:popover-open') === null)).toBe(true);
  await browser.resize(1280);
};

const answerOne: Journey = async (browser, at) => {
  await browser.open(at('/exam-prep/practice'));
  await browser.click('.start button');
  await untilAsked(browser, 1);
  await browser.click('.exam input[name="answer"]');
  // Nobody leaves within the few milliseconds that a write takes.
  await until(browser, examHasAnAnswer);
};

const reloadExam: Journey = async (browser, at) => {
  await answerOne(browser, at);
  await browser.press('n');
  await untilAsked(browser, 2);
  const asked = () => browser.run(() => document.querySelector('#asked')!.textContent);
  const before = await asked();
  await browser.reload();
  // Nothing is touched: an open exam comes back by itself.
  await untilAsked(browser, 2);
  expect(await asked()).toBe(before);
};

const leaveExam: Journey = async (browser, at) => {
  await answerOne(browser, at);
  await browser.open(at('/privacy'));
  await until(browser, examHasAnAnswer);
  expect(await browser.run(() => localStorage.getItem('exam-clock'))).not.toBeNull();
  await browser.open(at('/exam-prep/practice'));
  await untilShown(browser, 'main', '1 answered');
};

/** Each time another question is answered, and the page left a little later: while the answer is being written. */
const leaveWithinAWrite: Journey = async (browser, at) => {
  await answerOne(browser, at);
  for (const [round, milliseconds] of [0, 2, 5, 8, 12, 20].entries()) {
    const number = round + 2;
    await browser.press('n');
    await untilAsked(browser, number);
    await browser.run((wait) => {
      // By its key: what the driver of WebKit runs begins while React still has something to write, which then falls
      // between the mark that click() sets and the listener that reads it, and takes the mark back. A mouse's click
      // cannot meet it (decision 0062).
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
      setTimeout(() => location.assign('/privacy'), wait);
    }, milliseconds);
    await untilShown(browser, 'h1', 'Privacy');
    await until(browser, databaseAnswers);
    await browser.open(at('/exam-prep/practice'));
    await untilShown(browser, 'main', `${number} answered`);
    await browser.click('.under-way button');
    await untilAsked(browser, number);
  }
};

const studyByKeyboard: Journey = async (browser, at) => {
  await browser.open(at('/resources/flashcards'));
  await browser.run(() => document.querySelector<HTMLElement>('button.button')!.focus());
  await browser.press('Enter');
  await until(browser, () => document.activeElement?.matches('.study-card h3'));
  await browser.press(' ');
  await until(browser, () => document.activeElement?.matches('.answer'));
  await browser.press('4');
  await untilShown(browser, '.study-bar p', '1 done, 19 left');
};

const calculate: Journey = async (browser, at) => {
  await browser.open(at('/resources/math-formulas/commission'));
  await hydrate(browser);
  await browser.click('#f-price');
  // What is typed replaces the example.
  await browser.run(() => document.querySelector<HTMLInputElement>('#f-price')!.select());
  for (const letter of '250,000') await browser.press(letter);
  await untilShown(browser, 'output', '$12,500');
  await until(browser, () => location.search === '?price=250000&rate=5');
  await browser.reload();
  // Nobody moves or types here: a shared calculation must not wait for that.
  await untilShown(browser, 'output', '$12,500');
};

const searchInDialog: Journey = async (browser, at) => {
  await browser.open(at('/resources'));
  // Before, the link leads to the page of search.
  await hydrate(browser);
  await browser.click('#search-link');
  await until(browser, () => document.activeElement?.id === 'search-field');
  for (const letter of 'escrow') await browser.press(letter);
  await untilShown(browser, '.search-dialog li a', 'Escrow');
  await browser.press('Escape');
  await until(browser, () => !document.querySelector('.search-dialog[open]'));
};

/** Before the script has come the link leads to the page of search; where it was quicker, to the dialog. */
const searchAtOnce: Journey = async (browser, at) => {
  await browser.open(at('/resources'));
  await browser.click('#search-link');
  const isThere = () => document.querySelector('#search-page-field, #search-field:focus') !== null;
  await until(browser, isThere);
  if (await browser.run(() => location.pathname === '/search')) await browser.click('#search-page-field');
  for (const letter of 'escrow') await browser.press(letter);
  await untilShown(browser, '.search-dialog li a, main li a', 'Escrow');
  expect(await browser.run(() => document.querySelector<HTMLInputElement>('[type="search"]')!.value)).toBe('escrow');
};

const compareStates: Journey = async (browser, at) => {
  await browser.open(at('/state-guides/compare?states=ohio,texas'));
  await untilShown(browser, 'h2', 'Ohio and Texas');
  await browser.run(() => {
    document.querySelector<HTMLSelectElement>('#state-3')!.value = 'utah';
  });
  await browser.click('form[action="/state-guides/compare"] button.button');
  await untilShown(browser, 'h2', 'Ohio, Texas, and Utah');
  expect(await browser.run(() => document.querySelectorAll('.comparison thead th').length)).toBe(4);
};

const chooseOnMap: Journey = async (browser, at) => {
  await browser.open(at('/'));
  await browser.click('.map a[href="/state-guides/texas"]');
  await untilShown(browser, 'h1', 'Texas');
};

const keepTicks: Journey = async (browser, at) => {
  await browser.open(at('/my-plan/ohio'));
  await browser.click('#done-age');
  await untilShown(browser, '.plan-bar output', '1 of 18 done');
  await until(browser, () => localStorage.getItem('work') === 'kept');
  await browser.reload();
  await untilShown(browser, '.plan-bar output', '1 of 18 done');
  expect(await browser.run(() => document.querySelector<HTMLInputElement>('#done-age')!.checked)).toBe(true);
};

/** No radio is on air in tests. */
const hearNoRadio: Journey = async (browser, at) => {
  await browser.open(at('/radio'));
  await browser.click('.player button');
  await untilShown(browser, '.player [role="alert"]', 'Stream temporarily unavailable.');
};

export const journeys: Record<string, Journey> = {
  'the list of states follows what is typed': filterStates,
  'a mark opens its source in place, and Escape closes it': openSourceNote,
  'the theme changes and stays over a reload': switchTheme,
  'the menu of a phone opens, leads on and closes': useMenu,
  'an exam comes back after a reload': reloadExam,
  'leaving an exam locks nothing: it is offered again, and other pages read the database': leaveExam,
  'whoever leaves while an answer is being written locks nothing and loses nothing': leaveWithinAWrite,
  'flashcards are studied by keyboard alone': studyByKeyboard,
  'a calculator follows what is typed, and its address keeps it': calculate,
  'the search dialog finds, and Escape closes it': searchInDialog,
  'a tap on search before any script is not lost, nor a letter typed after it': searchAtOnce,
  'a shared comparison takes a third state': compareStates,
  'a state of the map leads to its guide': chooseOnMap,
  'a plan keeps its ticks over a reload': keepTicks,
  'the radio says that there is none': hearNoRadio,
};

/** Clicks into the field and types, key by key. */
async function type(browser: Browser, selector: string, text: string): Promise<void> {
  await browser.click(selector);
  for (const letter of text) await browser.press(letter);
}

/** Waits until an element that the selector finds shows the text. */
const untilShown = (browser: Browser, selector: string, text: string): Promise<void> =>
  until(
    browser,
    (all, wanted) =>
      [...document.querySelectorAll<HTMLElement>(all)].some(
        (element) => element.checkVisibility() && element.innerText.includes(wanted),
      ),
    selector,
    text,
  );

/** Waits until a question has the focus: it is on the screen then, and keys are heard. */
const untilAsked = (browser: Browser, number: number): Promise<void> =>
  until(
    browser,
    (heading) => {
      const { activeElement: focused } = document;
      return focused?.matches('form.question h2') && focused.textContent.startsWith(heading);
    },
    `Question ${number} of`,
  );

/** Runs in the page: whether the database of saved work can be opened. */
function databaseAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve(true);
    });
  });
}

/** Runs in the page. */
function examHasAnAnswer(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('license-atlas');
    // Asked before the page has made its database: an empty one made here would lock the page out of its own.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('work').objectStore('work').get('exam');
      asking.addEventListener('success', () => {
        opening.result.close();
        const [exam] = asking.result?.underWay ?? [];
        resolve(exam !== undefined && Object.keys(exam.answers).length > 0);
      });
    });
  });
}
