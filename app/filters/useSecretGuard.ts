import { useForum } from '@alphazone/react';
import { useCallback } from 'react';

import { usePorts } from '../ports';
import { mayHoldSecret } from './mayHoldSecret';

/** Milliseconds. A network that loses everything keeps an import pending for minutes, and the text out of the outbox. */
const timeoutMs = 5_000;

/**
 * Returns a function that asks before a recovery phrase or a private key is sent. It resolves with the texts to send,
 * masked, or with undefined to send none, as when another user has logged in meanwhile.
 */
export function useSecretGuard() {
  const { alerts, log } = usePorts();
  const { session } = useForum();

  return useCallback(
    async <Texts extends readonly string[]>(given: Texts): Promise<Texts | undefined> => {
      if (!given.some(mayHoldSecret)) return given;
      const owner = session.ownerId();
      let secrets;
      try {
        // The list of words is too large for the first page.
        secrets = await Promise.race([
          import('./secretWarnings'),
          new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, 'timeout')),
        ]);
      } catch (error) {
        log('The list of words could not be loaded.', error);
        // The server masks them too.
        return given;
      }
      const { findSecrets, maskSecrets, secretTexts: texts } = secrets;
      const [first] = given.flatMap(findSecrets);
      if (!first) return given;
      const isConfirmed = await alerts.confirm(texts[first.kind], texts.sendMasked, texts.back);
      if (!isConfirmed || session.ownerId() !== owner) return undefined;
      return given.map(maskSecrets) as unknown as Texts;
    },
    [alerts, log, session],
  );
}
