import { useSearchParams } from 'react-router-dom';

import { AuditLog } from '../screens/Moderation/AuditLog';

export function Component() {
  const [params] = useSearchParams();
  const member = params.get('member') ?? '';
  return <AuditLog key={member} memberId={member} />;
}
