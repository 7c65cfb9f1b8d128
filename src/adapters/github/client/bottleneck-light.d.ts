declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck';
}
