import { useSearchParams } from 'react-router-dom';

import { AuditLog } from '../screens/Moderation/AuditLog';
import { auditSearch, readAuditFilter } from '../screens/Moderation/auditFilter';

export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <AuditLog filter={readAuditFilter(params)} onFilterChange={(filter) => setParams(auditSearch(filter))} />
  );
}
