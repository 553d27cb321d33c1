-- Finds equal titles and those with the same beginning, however many contain the text.
create index posts_title_prefix on posts (lower(title) text_pattern_ops);
