import { useForum } from '../forum/ForumContext';
import { attempt, type Outcome } from '../forum/mutations/mutation';
import { useIsPending } from '../forum/mutations/useIsPending';
import { reportKey, sendReport, type NewReport, type Report } from './reports';

/** Reports something to the moderators. `isRepeated` in the response: the user had reported it before. */
export function useReport(id: string) {
  const forum = useForum();
  return {
    isReporting: useIsPending(reportKey(id)),
    /** Fails without an alert. */
    report: (report: Omit<NewReport, 'id'>): Promise<Outcome<Report>> =>
      attempt(forum, sendReport(forum, id), { ...report, id }),
  };
}
