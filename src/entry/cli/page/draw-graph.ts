import dagre from '@dagrejs/dagre';
import type { ReportedStage } from '../report/run-report.ts';
import { escapeHtml } from './html.ts';

const height = 46;
const letter = 7.5;
/** The widest drawing from left to right; longer chains are drawn from top to bottom. */
const widest = 1_000;
/** The widest drawing that is made smaller to fit into the page; a wider one is scrolled, so that people can read it. */
const shrinkable = 1_500;

/** Draws the stages of a run as a graph, with the colour of each outcome. */
export function drawGraph(stages: readonly ReportedStage[]): string {
  const across = layOut(stages, 'LR');
  return toSvg(across.width <= widest ? across : layOut(stages, 'TB'), stages);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly edges: readonly (readonly Point[])[];
}

function layOut(stages: readonly ReportedStage[], rankdir: 'LR' | 'TB'): Layout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir, nodesep: 24, ranksep: rankdir === 'LR' ? 44 : 32, marginx: 6, marginy: 6 });
  for (const stage of stages) graph.setNode(stage.name, { width: widthOf(stage), height });
  for (const { name, needs, parent } of stages)
    for (const before of parent === undefined ? needs : [parent]) graph.setEdge(before, name, {});
  dagre.layout(graph);
  const { width = 0, height: tall = 0 }: { width?: number; height?: number } = graph.graph();
  const edges: readonly { v: string; w: string }[] = graph.edges();
  return {
    width,
    height: tall,
    boxes: new Map(stages.map(({ name }): [string, Box] => [name, graph.node(name)])),
    edges: edges.map((edge): readonly Point[] => graph.edge(edge).points),
  };
}

function widthOf({ name, status, agent }: ReportedStage): number {
  return Math.max(90, Math.max(name.length + 3, wordsOf({ status, agent }).length) * letter + 24);
}

function wordsOf({ status, agent }: Pick<ReportedStage, 'status' | 'agent'>): string {
  return `${agent}: ${status.replace('-', ' ')}`;
}

function toSvg({ width, height: tall, boxes, edges }: Layout, stages: readonly ReportedStage[]): string {
  const lines = edges.map((points) => {
    const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
    return `<path class="edge" d="${path}" marker-end="url(#arrow)"></path>`;
  });
  const nodes = stages.map((stage) => drawNode(stage, boxes.get(stage.name) ?? { x: 0, y: 0, width: 0 }));
  const size = `width="${round(width)}" height="${round(tall)}" viewBox="0 0 ${round(width)} ${round(tall)}"`;
  const fits = width <= shrinkable ? ' fits' : '';
  return `<svg class="graph${fits}" role="img" aria-label="The stages of the run" ${size}>${arrow}${lines.join('')}${nodes.join('')}</svg>`;
}

const arrow =
  '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0 L8 4 L0 8 z"></path></marker></defs>';

function drawNode({ name, status, agent }: ReportedStage, { x, y, width }: Box): string {
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  return [
    `<g class="node ${status}">`,
    `<rect x="${left}" y="${top}" width="${round(width)}" height="${height}" rx="7"></rect>`,
    `<text x="${round(x)}" y="${round(y - 4)}" class="name">${escapeHtml(name)}</text>`,
    `<text x="${round(x)}" y="${round(y + 13)}">${escapeHtml(wordsOf({ status, agent }))}</text>`,
    '</g>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
