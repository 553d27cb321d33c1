import { Readable, Writable, type Duplex } from 'node:stream';

import type pg from 'pg';

/** What of pg's connection COPY needs; its published types leave half of it out. */
interface CopyConnection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** The result of `COPY … TO STDOUT` as a stream; it fails with the server's error. */
class CopyOut extends Readable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  // The rest of pg's interface for a query: pg calls these.
  submit(connection: unknown): void {
    // pg hands its own Connection.
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#statement);
  }
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg re-uses the memory behind the chunk for what arrives next.
    if (!this.destroyed && !this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }
  handleCommandComplete(): void {
    // COPY may still fail; only the next message says that it did not.
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
    // Whoever stops reading early leaves the rest to be thrown away, or the connection would hang.
    this.#connection?.stream.resume();
    done(error);
  }
}

/** The input of `COPY … FROM STDIN` as a stream; it finishes when the server has taken all of it. */
class CopyIn extends Writable {
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  #onOpen: ((error?: Error) => void) | undefined;
  #onTaken: (() => void) | undefined;
  #isOpen = false;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: unknown): void {
    // pg hands its own Connection.
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
    this.#onTaken?.();
  }
  handleError(error: Error): void {
    this.#isOpen = false;
    // Node destroys a stream only after it was told whether it could be opened.
    if (this.#onOpen) this.#opened(error);
    else this.destroy(error);
  }

  override _construct(done: (error?: Error) => void): void {
    this.#onOpen = done;
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#connection?.sendCopyFromChunk(chunk);
    // Without waiting, a table that is read faster than it is stored would pile up in memory.
    if (this.#connection?.stream.writableNeedDrain) this.#connection.stream.once('drain', done);
    else done();
  }
  override _final(done: () => void): void {
    this.#onTaken = done;
    this.#connection?.endCopyFrom();
  }
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#isOpen) this.#connection?.sendCopyFail(error?.message ?? 'The sender gave up.');
    this.#isOpen = false;
    done(error);
  }

  #opened(error?: Error): void {
    const tell = this.#onOpen;
    this.#onOpen = undefined;
    tell?.(error);
  }
}

/** Reads the result of a `COPY … TO STDOUT` statement. */
export const copyOut = (client: pg.Client, statement: string): Readable =>
  client.query(new CopyOut(statement));

/** Writes what a `COPY … FROM STDIN` statement takes. */
export const copyIn = (client: pg.Client, statement: string): Writable => client.query(new CopyIn(statement));
