export { Picture as default } from "../../../elements/Picture/Picture";
