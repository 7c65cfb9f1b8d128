import dagre from '@dagrejs/dagre';
import { countChildren } from '../../core/view/tree/describe-tree.ts';
import type { ReportedStage } from '../report/run-report.ts';
import { escapeHtml } from './html.ts';

const height = 46;
const letter = 7.5;
/** The widest drawing from left to right; longer chains are drawn from top to bottom. */
const widest = 1_000;
/** The widest drawing that is made smaller to fit into the page; a wider one is scrolled, so that people can read it. */
const shrinkable = 1_500;

/** The most boxes that are drawn. Of more, the tasks below a stage are one box. */
const mostBoxes = 24;

/** A box of the drawing: a task, or all tasks below a stage. */
interface Drawn extends Pick<ReportedStage, 'name' | 'title' | 'status' | 'needs' | 'parent'> {
  readonly words: string;
}

/** Draws the stages of a run as a graph, with the colour of each outcome, and dashed lines to the tasks that a stage asked for. */
export function drawGraph(stages: readonly ReportedStage[]): string {
  const drawn = stages.length > mostBoxes ? groupBelow(stages) : stages.map(toDrawn);
  const across = layOut(drawn, 'LR');
  return toSvg(across.width <= widest ? across : layOut(drawn, 'TB'), drawn);
}

function toDrawn({ name, title, status, needs, parent, agent, words = status.replace('-', ' ') }: ReportedStage): Drawn {
  return { name, title, status, needs, parent, words: `${agent}: ${words}` };
}

/** Puts all tasks below each stage together. */
function groupBelow(stages: readonly ReportedStage[]): readonly Drawn[] {
  return stages
    .filter(({ parent }) => parent === undefined)
    .flatMap((stage): readonly Drawn[] => {
      const below = stages.filter(({ parent }) => parent === stage.name);
      if (below.length === 0) return [toDrawn(stage)];
      const [count = '', words = ''] = countChildren({ children: below.map((each) => ({ ...each, children: [] })) }).split(': ');
      const isFailed = below.some(({ status }) => status === 'failed');
      const open = below.find(({ status }) => status === 'running' || status === 'waiting');
      const status = isFailed ? 'failed' : (open?.status ?? 'succeeded');
      const name = `${count} of ${stage.name}`;
      return [toDrawn(stage), { name, title: name, status, needs: [], parent: stage.name, words }];
    });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
}

interface Edge {
  readonly points: readonly Point[];
  /** It leads to a task that the stage asked for. */
  readonly isBelow: boolean;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly edges: readonly Edge[];
}

function layOut(stages: readonly Drawn[], rankdir: 'LR' | 'TB'): Layout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir, nodesep: 24, ranksep: rankdir === 'LR' ? 44 : 32, marginx: 6, marginy: 6 });
  for (const stage of stages) graph.setNode(stage.name, { width: widthOf(stage), height });
  // Dagre draws the edge that came last at the top.
  for (const { name, needs, parent } of stages.toReversed())
    for (const before of parent === undefined ? needs : [parent, ...needs]) graph.setEdge(before, name, {});
  dagre.layout(graph);
  const parents = new Map(stages.map(({ name, parent }) => [name, parent]));
  const { width = 0, height: tall = 0 }: { width?: number; height?: number } = graph.graph();
  const edges: readonly { v: string; w: string }[] = graph.edges();
  return {
    width,
    height: tall,
    boxes: new Map(stages.map(({ name }): [string, Box] => [name, graph.node(name)])),
    edges: edges.map((edge) => ({ points: graph.edge(edge).points, isBelow: parents.get(edge.w) === edge.v })),
  };
}

function widthOf({ title, words }: Drawn): number {
  return Math.max(90, Math.max(title.length + 3, words.length) * letter + 24);
}

function toSvg({ width, height: tall, boxes, edges }: Layout, stages: readonly Drawn[]): string {
  const lines = edges.map(({ points, isBelow }) => {
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
    return `<path class="edge${isBelow ? ' below' : ''}" d="${path}" marker-end="url(#arrow)"></path>`;
  });
  const nodes = stages.map((stage) => drawNode(stage, boxes.get(stage.name) ?? { x: 0, y: 0, width: 0 }));
  const size = `width="${round(width)}" height="${round(tall)}" viewBox="0 0 ${round(width)} ${round(tall)}"`;
  const fits = width <= shrinkable ? ' fits' : '';
  return `<svg class="graph${fits}" role="img" aria-label="The stages of the run" ${size}>${arrow}${lines.join('')}${nodes.join('')}</svg>`;
}

const arrow =
  '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0 L8 4 L0 8 z"></path></marker></defs>';

function drawNode({ title, status, words }: Drawn, { x, y, width }: Box): string {
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  return [
    `<g class="node ${status}">`,
    `<rect x="${left}" y="${top}" width="${round(width)}" height="${height}" rx="7"></rect>`,
    `<text x="${round(x)}" y="${round(y - 4)}" class="name">${escapeHtml(title)}</text>`,
    `<text x="${round(x)}" y="${round(y + 13)}">${escapeHtml(words)}</text>`,
    '</g>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
