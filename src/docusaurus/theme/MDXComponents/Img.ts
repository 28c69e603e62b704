export { Picture as default } from "../../../prose/Picture/Picture";
