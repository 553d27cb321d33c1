/** Read and unread notifications expire. Reads skip expired ones until a write deletes them. */
const ttlDays = 90;

export const isCurrentSql = `(notifications.created_on > now() - interval '${ttlDays} days')`;
