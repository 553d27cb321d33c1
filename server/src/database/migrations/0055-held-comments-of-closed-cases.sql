-- A held comment waits for a decision. Its case closed when its post was removed before it was decided, so nobody found it.

with reopened as (
  select cases.id from cases join comments on comments.id = target_id
  where comments.hidden = 'held' and state = 'done'
),
open_reports as (
  update reports set decision_id = null
  from reopened
  where case_id = reopened.id and reporter_id is null
  returning case_id, weight
)
update cases
set state = 'open', closed_on = null, decision_id = null, version = version + 1,
    weight = (select coalesce(sum(weight), 0) from open_reports where case_id = cases.id)
from reopened
where cases.id = reopened.id;
