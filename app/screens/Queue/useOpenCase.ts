import type { ApiError } from '@alphazone/client';
import { useCase, useClaims, type Case } from '@alphazone/react';
import { useEffect, useReducer, useRef, useState } from 'react';

type Kind = Case['decisions'][number];

/** Milliseconds. The server's claims last longer. */
const extendMs = 5 * 60_000;

/** Whether a retry cannot help. */
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/**
 * The open case. Stays open and claimed even if new reports about others push it to a page that is not loaded.
 * @param isClaimed False for decided cases.
 */
export function useOpenCase(cases: readonly Case[] | undefined, isClaimed: boolean) {
  const { claim, release } = useClaims();
  const [opened, setOpened] = useState<Case>();
  const id = opened?._id;
  const [chosen, choose] = useState<Kind>();
  const [claimError, setClaimError] = useState<ApiError>();
  const [attempt, retryClaim] = useReducer((count: number) => count + 1, 0);
  const { details, error } = useCase(id);
  const listed = cases?.find((item) => item._id === id);
  const isDecided = useRef(false);
  const [closed, setClosed] = useState<'decided' | 'unreadable'>();

  const isInOtherList = details && (details.case.state === 'done') === isClaimed;
  const isUnreadable = error?.status === 403 || error?.status === 404;
  // Waits while a dialog is open: closing the case would lose the note, and typed letters would become shortcuts.
  const hasDialog = chosen !== undefined;
  if (opened && cases && !listed && !hasDialog && (isInOtherList || isUnreadable)) {
    open(undefined);
    if (isUnreadable) setClosed('unreadable');
    else if (isClaimed) setClosed('decided');
  }

  function open(next: Case | undefined) {
    setOpened(next);
    choose(undefined);
    setClaimError(undefined);
    setClosed(undefined);
  }

  useEffect(() => {
    if (id === undefined || !isClaimed) return undefined;
    let isCurrent = true;
    const send = async () => {
      const outcome = await claim(id);
      if (isCurrent) setClaimError(outcome.ok ? undefined : outcome.error);
    };
    void send();
    const timer = setInterval(() => void send(), extendMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, isClaimed, claim, attempt]);

  useEffect(() => {
    if (id === undefined || !isClaimed) return undefined;
    isDecided.current = false;
    return () => {
      if (!isDecided.current) void release(id);
    };
  }, [id, isClaimed, release]);

  const item = opened && (listed ?? details?.case ?? opened);
  const isRefused = claimError !== undefined && isRefusal(claimError);
  const isFree = item?.claimedBy === undefined;
  // Claims the case again once the other moderator has released it.
  useEffect(() => {
    if (isRefused && isFree) retryClaim();
  }, [isRefused, isFree]);

  return {
    /** Undefined once it has been decided or is gone. */
    item,
    /** Why the open case has closed by itself. Undefined for a decided one: its decision was taken back. */
    closed,
    open,
    claimError,
    /** Whether the server refused the claim: another moderator has it. */
    isRefused,
    retryClaim,
    chosen,
    choose,
    /** Closes a decided case: it has no claim to release. */
    forget: () => {
      isDecided.current = true;
      open(undefined);
    },
  };
}
