/** Statuses of a gateway whose server is down or overloaded: the request may not have reached it. */
const unavailableStatuses: readonly number[] = [502, 503, 504];

/** Whether the server could not answer, so that the same request may succeed later. */
export const isUnavailable = (status: number): boolean => unavailableStatuses.includes(status);
