/** SQLite as Kysely speaks it, through node:sqlite. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { GroupCommitDriver } from './group-commit-driver.ts';

const busyTimeoutMilliseconds = 5000;
/** Far more than the server has different statements; a bound all the same. */
const keptStatements = 200;

/** The driver gives turns itself: Kysely's own would last until the commit, and nobody could join. */
class TurnsInDriver extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #raw: DatabaseSync;

  constructor(file: string) {
    const raw = openDurably(file);
    super({ database: adapt(raw) });
    this.#raw = raw;
  }

  override createDriver(): GroupCommitDriver {
    return new GroupCommitDriver(this.#raw, adapt(this.#raw));
  }

  override createAdapter(): SqliteAdapter {
    return new TurnsInDriver();
  }
}

/**
 * Opens a file so that what was committed survives `kill -9` and a power cut: WAL, with a sync at every commit.
 * @throws when the file cannot be opened or is no database
 */
function openDurably(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMilliseconds, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  return database;
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      const statement = adaptStatement(database.prepare(sql));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
