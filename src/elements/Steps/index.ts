export { Steps } from "./Steps";
