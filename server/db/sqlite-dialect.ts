/** SQLite as Kysely speaks it, through node:sqlite. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDatabase, SqliteDriver, type SqliteStatement } from 'kysely';

const busyTimeoutMilliseconds = 5000;
/** Far more than the server has different statements; a bound all the same. */
const keptStatements = 200;

/** Writes begin by taking the write lock: a transaction that reads first and writes later could otherwise fail half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** Kysely lets one query or transaction at a time through to the one connection: writes are serialized by that. */
  constructor(file: string) {
    const database = adapt(openDurably(file));
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
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
