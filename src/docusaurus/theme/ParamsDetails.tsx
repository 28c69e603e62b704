import Details from "./Details";
import ParamsItem, { type Param } from "./ParamsItem";

/** All parameters of a request, by where they stand. */
export default function ParamsDetails({ parameters = [] }: { parameters?: Param[] }) {
  return Object.entries(STRINGS.openapi.parameters).map(([place, summary]) => {
    const params = parameters.filter((param) => param.in === place);
    return (
      params.length > 0 && (
        <Details key={place} summary={summary} open>
          {params.map((param) => (
            <ParamsItem key={param.name} param={param} />
          ))}
        </Details>
      )
    );
  });
}
