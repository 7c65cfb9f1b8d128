/** Returns the way between two points on a plane, in a straight line. */
export function measureDistance(from, to) {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Returns the length of a walk from point to point. */
export function measureWalk(points) {
  return points.slice(1).reduce((sum, point, index) => sum + measureDistance(points[index], point), 0);
}
