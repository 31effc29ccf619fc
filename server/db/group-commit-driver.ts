/**
 * SQLite for Kysely with group commit: what several requests write at about the same time is synced to the disk once.
 * docs/decisions/0012-group-commit.md says why.
 */
import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
} from 'kysely';
import { Turns } from './turns.ts';

/** Transactions that are committed together. `committed`: settles when they are on the disk, or are not. */
type Group = { committed: Promise<void>; succeed(): void; fail(error: unknown): void };

/** How long to wait for others to join, in times of what the last commit took, and at most. */
const waitToCommit = 3;
const longestWaitMilliseconds = 30;
/** Shorter waits are not worth a timer: the group ends with the requests that have already arrived. */
const shortestWaitMilliseconds = 2;

/**
 * Each transaction is a savepoint in the group's one transaction, so that one that fails takes no other with it, and is
 * answered only after the group's commit. Statements have turns: one transaction at a time is in the making. A
 * statement outside a transaction is a member of its own; a `select` that finds no group under way just reads. Nothing
 * reads what is not committed and is answered before it is.
 */
export class GroupCommitDriver implements Driver {
  readonly #raw: DatabaseSync;
  readonly #statements: SqliteDatabase;
  readonly #turns = new Turns();
  #group: Group | undefined;
  #commitMilliseconds = 0;

  /** @param statements runs what Kysely compiled, on `raw` */
  constructor(raw: DatabaseSync, statements: SqliteDatabase) {
    this.#raw = raw;
    this.#statements = statements;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Member(this);
  }

  /**
   * Takes the write lock with the first member: a transaction that reads first and writes later could otherwise fail
   * half-way.
   */
  async beginTransaction(connection: Member): Promise<void> {
    await this.#turns.take();
    try {
      connection.group = this.#join();
      this.#raw.exec('savepoint member');
    } catch (error) {
      connection.group = undefined;
      this.#turns.give();
      throw error;
    }
  }

  async commitTransaction(connection: Member): Promise<void> {
    const group = this.#groupOf(connection);
    this.#raw.exec('release member');
    this.#leave(connection);
    await group.committed;
  }

  async rollbackTransaction(connection: Member): Promise<void> {
    // A transaction whose group failed to commit has left already.
    if (!connection.group) return;
    try {
      if (connection.group === this.#group) this.#raw.exec('rollback to member; release member');
    } finally {
      this.#leave(connection);
    }
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#turns.take();
    this.#commit();
    this.#raw.close();
    this.#turns.give();
  }

  /** @throws what the statement throws, or that the transaction is gone with its group */
  async execute<Row>(connection: Member, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (connection.group) {
      this.#groupOf(connection);
      return this.#run<Row>(query);
    }
    return this.#executeAlone<Row>(query);
  }

  async #executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#turns.take();
    let group: Group | undefined;
    let result: QueryResult<Row>;
    try {
      group = this.#group || !SelectQueryNode.is(query.query) ? this.#join() : undefined;
      result = this.#run<Row>(query);
    } finally {
      this.#turns.give();
    }
    await group?.committed;
    return result;
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const statement = this.#statements.prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      // A full disk and the like end the whole transaction, and with it everybody's.
      if (this.#group && !this.#raw.isTransaction) this.#lose(error);
      throw error;
    }
  }

  #join(): Group {
    if (this.#group) return this.#group;
    this.#raw.exec('begin immediate');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Every member may have been rolled back: then nobody listens.
    promise.catch(() => undefined);
    this.#group = { committed: promise, succeed: resolve, fail: reject };
    this.#scheduleCommit();
    return this.#group;
  }

  /**
   * The slower the disk, the longer the wait: commits, during which nothing else happens, take at most a quarter of the
   * time.
   */
  #scheduleCommit(): void {
    const wait = Math.min(this.#commitMilliseconds * waitToCommit, longestWaitMilliseconds);
    const end = (): void => void this.#endGroup();
    if (wait < shortestWaitMilliseconds) setImmediate(end);
    else setTimeout(end, wait);
  }

  /** After the transaction in the making, before any that waits. */
  async #endGroup(): Promise<void> {
    await this.#turns.take({ first: true });
    this.#commit();
    this.#turns.give();
  }

  #commit(): void {
    const group = this.#group;
    if (!group) return;
    try {
      const began = performance.now();
      this.#raw.exec('commit');
      this.#commitMilliseconds = performance.now() - began;
      this.#group = undefined;
      group.succeed();
    } catch (error) {
      this.#lose(error);
      if (this.#raw.isTransaction) this.#raw.exec('rollback');
    }
  }

  #lose(error: unknown): void {
    this.#group?.fail(error);
    this.#group = undefined;
  }

  /** @throws when the group was lost meanwhile: what followed would be written outside of any transaction */
  #groupOf({ group }: Member): Group {
    if (!group || group !== this.#group) throw new Error('The transaction was ended by the database.');
    return group;
  }

  #leave(connection: Member): void {
    connection.group = undefined;
    this.#turns.give();
  }
}

/** What Kysely takes for a connection: one transaction's, or one statement's, part in the one there is. */
class Member implements DatabaseConnection {
  group: Group | undefined;
  readonly #driver: GroupCommitDriver;

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute<Row>(this, query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}
