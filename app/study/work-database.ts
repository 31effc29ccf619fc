/** The browser's database of saved work, which no page leaves locked (docs/decisions/0034). */
import { get, type UseStore } from 'idb-keyval';
import { createStore } from '../ui/store.ts';
import { isShown, shown } from './shown.ts';

/** A database that has not answered after this long is said not to, and asked again. */
const patienceMs = 3000;

/** Whether the browser's database keeps the page waiting: nothing is known then of what it holds. */
export const databaseIsSlow = createStore(false);

// Opened at the first use: importing a module must not touch the browser's storage.
let opened: Promise<UseStore> | undefined;
const connections = new Set<IDBDatabase>();
const underWay = new Set<IDBTransaction>();
let timesLeft = 0;

/** Begins to open the database, so that the first to ask it waits for less. */
export const openEarly = (): void =>
  void shown()
    .then(openDatabase)
    .catch(() => {});

/**
 * Makes one transaction while the page is shown, and says so when that takes long. One that is cut short because the
 * page is left is made again from its beginning if the page comes back.
 */
export const database: UseStore = async (mode, use) => {
  const slow = setTimeout(() => databaseIsSlow.write(true), patienceMs);
  try {
    for (;;) {
      await shown();
      const before = timesLeft;
      try {
        const store = await openDatabase();
        if (isShown()) return await store(mode, use);
      } catch (problem) {
        if (timesLeft === before) throw problem;
      }
    }
  } finally {
    clearTimeout(slow);
    databaseIsSlow.write(false);
  }
};

function openDatabase(): Promise<UseStore> {
  opened ??= firstToAnswer().catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

/** Asks again every few seconds until one of the requests is answered: nothing is changed by asking. */
async function firstToAnswer(): Promise<UseStore> {
  addEventListener('pagehide', putAway);
  const requests: Promise<UseStore>[] = [];
  for (;;) {
    const store = connect();
    requests.push(get('', store).then(() => store));
    const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
    const answered = await Promise.race([...requests, tooLong]);
    if (answered) return answered;
    await shown();
  }
}

/** As `createStore` of idb-keyval, but that what is open is noted, to be put away: it tells nobody. */
function connect(): UseStore {
  const connection = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('license-atlas');
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('work');
      follow(request.transaction!);
    });
    request.addEventListener('error', () => reject(request.error!));
    request.addEventListener('success', () => {
      connections.add(request.result);
      // Safari closes connections of its own accord.
      request.result.addEventListener('close', () => (opened = undefined));
      resolve(request.result);
    });
  });
  return async (mode, use) => {
    const transaction = (await connection).transaction('work', mode);
    follow(transaction);
    return use(transaction.objectStore('work'));
  };
}

function follow(transaction: IDBTransaction): void {
  underWay.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => underWay.delete(transaction));
}

/**
 * WebKit freezes a page that is left, and a transaction that is open then locks the database for every page of the
 * site: none is, and the connections are closed.
 */
function putAway(): void {
  timesLeft += 1;
  opened = undefined;
  for (const transaction of underWay) {
    // One that has just been committed says so only later, and cannot be aborted.
    try {
      transaction.abort();
    } catch {
      /* as said above */
    }
  }
  for (const connection of connections) connection.close();
  connections.clear();
}
