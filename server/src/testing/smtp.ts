import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  headers: string;
  /** Both parts, decoded. */
  body: string;
}

export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** Status of the response to each recipient. @default 250 */
  refuse: (status: number, recipient: string) => void;
  /** Runs before the server accepts the next mail. */
  beforeAccepting: (run: () => Promise<unknown>) => void;
  /** The link in the newest mail to the address that has one. */
  linkTo: (recipient: string) => string;
  close: () => Promise<void>;
}

const decode = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** A real SMTP server on this machine. @param port 0 for a free one. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, number>();
  let beforeNext: (() => Promise<unknown>) | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address);
      if (responseCode === undefined || responseCode === 250) done();
      else done(Object.assign(new Error('no such mailbox'), { responseCode }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const end = raw.indexOf('\r\n\r\n');
        mails.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          headers: raw.slice(0, end).replaceAll(/\r\n\s+/g, ' '),
          body: decode(raw.slice(end)),
        });
        const run = beforeNext;
        beforeNext = undefined;
        void Promise.resolve(run?.()).then(() => {
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: used } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${used}`,
    mails,
    refuse: (status, recipient) => refused.set(recipient, status),
    beforeAccepting: (run) => (beforeNext = run),
    linkTo(recipient) {
      // Mails are sent side by side, so that a notice without a link may arrive last.
      const link = mails
        .filter(({ recipients }) => recipients.includes(recipient))
        .flatMap(({ body }) => /https?:\/\/[^\s"<]+#[^\s"<]+/.exec(body)?.[0] ?? [])
        .at(-1);
      if (link === undefined) throw new Error(`There is no link in the mails to ${recipient}.`);
      return link;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
