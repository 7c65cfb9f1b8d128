import { i as readWorkflowFiles, n as isInRepository, r as readHearing, t as checkWorkflows } from "./check-workflows.js";

export { readHearing };