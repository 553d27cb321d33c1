import { useParams } from 'react-router-dom';

import { MemberRecord } from '../screens/Moderation/MemberRecord';

export function Component() {
  const { id = '' } = useParams();
  return <MemberRecord key={id} memberId={id} />;
}
