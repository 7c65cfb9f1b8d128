/** For a stage without `prompt` (I-38): title, text, and comments where there are any. */
export const defaultPrompt = `{% if subject.kind == "issue" %}Issue{% else %}Pull request{% endif %} #{{ subject.number }}: {{ subject.title }}

{{ subject.body }}
{% if subject.comments.size > 0 %}
Comments:

{{ subject.comments }}
{% endif %}{% if event.review.body != "" or event.review.comments.size > 0 %}
Review ({{ event.review.state }}):

{{ event.review.body }}

{{ event.review.comments }}
{% endif %}`;
