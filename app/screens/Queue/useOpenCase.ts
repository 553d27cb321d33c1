import { useClaims, type Case } from '@alphazone/react';
import { useEffect, useRef, useState } from 'react';

type Kind = Case['decisions'][number];

/** Milliseconds. The server's claims last longer. */
const extendMs = 5 * 60_000;

/**
 * The open case, which stays claimed while it is open.
 * @param isClaimed False for decided cases.
 */
export function useOpenCase(cases: readonly Case[] | undefined, isClaimed: boolean) {
  const { claim, release } = useClaims();
  const [id, setId] = useState<string>();
  const [chosen, choose] = useState<Kind>();
  /** Why it could not be claimed. */
  const [refusal, setRefusal] = useState<string>();
  const isThere = cases?.some((item) => item._id === id) === true;
  const isDecided = useRef(false);

  useEffect(() => {
    if (id === undefined || !isClaimed) return undefined;
    let isCurrent = true;
    isDecided.current = false;
    const send = async () => {
      const outcome = await claim(id);
      if (isCurrent) setRefusal(outcome.ok ? undefined : outcome.error.message);
    };
    void send();
    const timer = setInterval(() => void send(), extendMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      if (!isDecided.current) void release(id);
    };
  }, [id, isClaimed, claim, release]);

  return {
    /** Undefined once it has left the list. */
    id: isThere ? id : undefined,
    open: (next: string | undefined) => {
      setId(next);
      choose(undefined);
      setRefusal(undefined);
    },
    refusal,
    chosen,
    choose,
    /** Closes a decided case: it has no claim to release. */
    forget: () => {
      isDecided.current = true;
      setId(undefined);
      choose(undefined);
    },
  };
}
