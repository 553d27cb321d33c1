import { useSyncExternalStore } from 'react';

import { lazyPart } from '../lazyPart';
import type { ProofRequests } from './proofRequests';

const ProofDialog = lazyPart(async () => (await import('./ProofDialog')).ProofDialog);

export function ProofHost({ proofs }: { proofs: ProofRequests }) {
  const isOpen = useSyncExternalStore(proofs.subscribe, proofs.isAsking, proofs.isAsking);
  const cancel = () => proofs.answer(false);
  return (
    isOpen && <ProofDialog onProved={() => proofs.answer(true)} onCancel={cancel} onLoadFailed={cancel} />
  );
}
