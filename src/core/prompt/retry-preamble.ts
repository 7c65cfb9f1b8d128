/** Stands before the prompt from the second attempt on, and is part of its digest (C-20, C-24). */
export const retryPreamble = `This is attempt {{ run.attempt }}.
{%- if previous_failure %} Attempt {{ previous_failure.attempt }} failed: {{ previous_failure.reason }}
{% if previous_failure.error_summary %}
{{ previous_failure.error_summary }}
{% endif %}
{%- else %} The one before it failed.
{% endif %}
Do not repeat that failure: find out what caused it and go another way.
What is known about the task, this failure included, is in the JSON file that the environment variable BATON_CONTEXT_PATH names. Read it first.

---

`;
