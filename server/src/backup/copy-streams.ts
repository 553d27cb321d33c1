import { Readable, Writable, type Duplex } from 'node:stream';

import type pg from 'pg';

/** The part of pg's connection that COPY needs. Its types are incomplete. */
interface CopyConnection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

class CopyOut extends Readable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: unknown): void {
    // pg passes its own Connection.
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#statement);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg reuses the chunk's memory.
    if (!this.destroyed && !this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }
  handleCommandComplete(): void {
    // COPY can still fail; only ReadyForQuery confirms it.
  }
  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }
  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    // If the reader stops early, pg must discard the rest. Otherwise the connection hangs.
    this.#connection?.stream.resume();
    done(error);
  }
}

/** Finishes when the server has stored everything. */
class CopyIn extends Writable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  #onOpen: ((error?: Error) => void) | undefined;
  #onStored: (() => void) | undefined;
  #isOpen = false;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: unknown): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#statement);
  }
  handleCopyInResponse(): void {
    this.#isOpen = true;
    this.#opened();
  }
  handleCommandComplete(): void {
    this.#isOpen = false;
  }
  handleReadyForQuery(): void {
    this.#onStored?.();
  }
  handleError(error: Error): void {
    this.#isOpen = false;
    // Node destroys a stream only after `_construct` has called back.
    if (this.#onOpen) this.#opened(error);
    else this.destroy(error);
  }

  override _construct(done: (error?: Error) => void): void {
    this.#onOpen = done;
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#connection?.sendCopyFromChunk(chunk);
    if (this.#connection?.stream.writableNeedDrain) this.#connection.stream.once('drain', done);
    else done();
  }
  override _final(done: () => void): void {
    this.#onStored = done;
    this.#connection?.endCopyFrom();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isOpen) this.#connection?.sendCopyFail(error?.message ?? 'The sender stopped.');
    this.#isOpen = false;
    done(error);
  }

  #opened(error?: Error): void {
    const done = this.#onOpen;
    this.#onOpen = undefined;
    done?.(error);
  }
}

export const copyOut = (client: pg.Client, statement: string): Readable =>
  client.query(new CopyOut(statement));

export const copyIn = (client: pg.Client, statement: string): Writable => client.query(new CopyIn(statement));
