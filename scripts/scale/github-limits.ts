/** GitHub's limits, as its documentation has them in November 2026: Actions limits, rate limits for the REST API. */
export const gitHub = {
  /** Jobs on GitHub's machines at once, by plan, all repositories of an owner together. Self-hosted machines have no such limit. */
  jobsAtOnce: { Free: 20, Pro: 40, Team: 60, Enterprise: 500 },
  /** Requests of `GITHUB_TOKEN` in an hour, for each repository; 15,000 in those of Enterprise Cloud. */
  tokenRequests: 1_000,
  /** Requests of an App in an hour, for each installation. It grows with repositories and people, up to 12,500. */
  installationRequests: 5_000,
  mostInstallationRequests: 12_500,
  /** Requests in an hour that create content. The documentation does not say what it is counted for. */
  creations: 500,
} as const;

export type Plan = keyof typeof gitHub.jobsAtOnce;

/** How the model stands to a day. */
export const assumed = {
  /** The seconds that GitHub takes for a request of the App. */
  requestSeconds: 0.25,
  /** The pieces of work that a process of the App does at once. */
  placesPerProcess: 8,
  /** How full these places may be in the peak hour. */
  mostFull: 0.5,
} as const;
