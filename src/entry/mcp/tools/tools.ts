import { createCancelHandoff, createHandoff } from './handoff.ts';
import { createReadHandoff } from './read-handoff.ts';
import type { CreateTool, Tool, ToolContext } from './tool.ts';
import { createWriteHandoff } from './write-handoff.ts';

/** All tools in the order in which clients list them. A new tool is a file and a line here. */
const all: readonly CreateTool[] = [createWriteHandoff, createReadHandoff, createHandoff, createCancelHandoff];

/** Creates the tools of this execution, by name. */
export function createTools(settings: ToolContext['settings']): ReadonlyMap<string, Tool> {
  const offered = all.flatMap((create) => create(settings) ?? []);
  return new Map(offered.map((tool) => [tool.name, tool]));
}
