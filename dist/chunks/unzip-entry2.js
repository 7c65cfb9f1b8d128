import { n as unzipEntry, t as parseZipDirectory } from "./unzip-entry.js";

export { parseZipDirectory, unzipEntry };