-- Earlier versions closed the case of a held comment when its post had been removed, so that nobody decided about the comment.

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
